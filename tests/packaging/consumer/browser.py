#!/usr/bin/env python3
"""browser.py PAGE: serves a page in the current folder to headless Chromium and prints the text of its
<output> element."""

import http.server
import re
import subprocess
import sys
import threading


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


with http.server.ThreadingHTTPServer(("127.0.0.1", 0), QuietHandler) as server:
    threading.Thread(target=server.serve_forever, daemon=True).start()
    shown = subprocess.run(
        # As root, Chromium has no sandbox; the options after that keep it from calling home.
        ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--user-data-dir=profile", "--virtual-time-budget=10000", "--dump-dom",
         f"http://127.0.0.1:{server.server_port}/{sys.argv[1]}"],
        stdout=subprocess.PIPE, check=True, text=True).stdout
    server.shutdown()
print(re.search("<output>(.*)</output>", shown).group(1))
