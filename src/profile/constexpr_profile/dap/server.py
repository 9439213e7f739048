# SPDX-License-Identifier: BSL-1.0
"""`constexpr-profile dap`: connects the client, on standard input and output."""
from __future__ import annotations

import argparse
import concurrent.futures
import contextlib
import os
import pathlib
import queue
import sys
import threading
from typing import BinaryIO, Sequence

from ..arguments import add_common
from ..commands.cache import cache_for
from ..commands.processes import Processes, Workers, temporary_folder
from ..errors import Failure, named
from .adapter import Adapter
from .protocol import Client, ClientHasLeft, Json, read_request


def serve(arguments: Sequence[str]) -> None:
    """Serves one client until it leaves."""
    parser = argparse.ArgumentParser(
        prog="constexpr-profile dap", allow_abbrev=False,
        description="A debug adapter: editors step through constant evaluations.")
    add_common(parser)
    options = parser.parse_args(arguments)
    # Python waits for the reader of sys.stdin when it ends, but not for one of a stream of its own.
    with named("standard input"):
        incoming = os.fdopen(os.dup(0), "rb")
    with named("standard output"):
        outgoing = os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # what is printed by mistake must not come between the messages
    serve_stream(incoming, outgoing, options.jobs, options.cache)


def serve_stream(incoming: BinaryIO, outgoing: BinaryIO, jobs: int, is_cached: bool) -> None:
    """Serves one client until it leaves. The calling thread becomes the adapter's thread."""
    inbox: "queue.Queue[Json | None]" = queue.Queue()
    farewell: "concurrent.futures.Future[Json | None]" = concurrent.futures.Future()
    with temporary_folder() as folder, Workers(jobs) as workers, Processes(folder) as processes:
        client = Client(outgoing, processes)
        threading.Thread(target=_receive, args=(incoming, inbox, farewell, processes), daemon=True).start()
        Adapter(client, inbox, pathlib.Path(folder), workers, cache_for(is_cached, folder)).run()
    # `disconnect` is answered last, since the client may end this program as soon as it has the answer.
    request = farewell.result() if farewell.done() else None
    if request:
        with contextlib.suppress(ClientHasLeft):
            client.respond(request)


def _receive(incoming: BinaryIO, inbox: "queue.Queue[Json | None]",
             farewell: "concurrent.futures.Future[Json | None]", processes: Processes) -> None:
    """Passes messages on as they come, up to `disconnect`. If the client leaves, what is being done is given up at
    once."""
    try:
        message = read_request(incoming)
        while message is not None and message.get("command") != "disconnect":
            inbox.put(message)
            message = read_request(incoming)
        farewell.set_result(message)
    except Failure as failure:
        farewell.set_exception(failure)
    except (OSError, ValueError):  # the connection is broken, or closed by this program
        pass
    finally:
        processes.end()
        inbox.put(None)
