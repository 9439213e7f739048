# SPDX-License-Identifier: BSL-1.0
"""`constexpr-profile dap`: connects a client, on standard input and output or on a port of this machine."""
from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
import queue
import secrets
import socket
import sys
import threading
from typing import BinaryIO, Sequence

from ..arguments import add_common, number
from ..commands.cache import cache_for
from ..commands.processes import Processes, Workers, temporary_folder
from ..errors import Failure, named
from .adapter import TOKEN, Adapter
from .protocol import Client, Farewell, Json, read_message


def serve(arguments: Sequence[str]) -> None:
    """Serves one client until it leaves."""
    parser = argparse.ArgumentParser(
        prog="constexpr-profile dap", allow_abbrev=False,
        description="A debug adapter: editors step through constant evaluations.")
    parser.add_argument("--port", type=number, metavar="N",
                        help="wait for the client on this port of 127.0.0.1 (0: any); its launch request must have the "
                             f"\"token\" that is printed, or that is in {TOKEN}")
    add_common(parser)
    options = parser.parse_args(arguments)
    if options.port is None:
        # Python waits for the reader of sys.stdin when it ends, but not for one of a stream of its own.
        with named("standard input"):
            incoming = os.fdopen(os.dup(0), "rb")
        with named("standard output"):
            outgoing = os.fdopen(os.dup(1), "wb")
        sys.stdout = sys.stderr  # what is printed by mistake must not come between the messages
        serve_stream(incoming, outgoing, options.jobs, options.cache)
        return
    own = os.environ.get(TOKEN)
    token = own or secrets.token_hex(16)
    with _listen(options.port) as listener:
        shown = f"${TOKEN}" if own else token
        print(f"listening on 127.0.0.1:{listener.getsockname()[1]}, token {shown}", file=sys.stderr, flush=True)
        connection, _ = listener.accept()
        with connection, connection.makefile("rb") as incoming, connection.makefile("wb") as outgoing:
            try:
                serve_stream(incoming, outgoing, options.jobs, options.cache, token)
            finally:
                with contextlib.suppress(OSError):  # the client may have closed it
                    connection.shutdown(socket.SHUT_RD)  # otherwise, closing waits for what is being read


def _listen(port: int) -> socket.socket:
    try:
        return socket.create_server(("127.0.0.1", port))
    except (OSError, OverflowError) as error:
        raise Failure(f"--port {port}: {getattr(error, 'strerror', None) or error}") from error


def serve_stream(incoming: BinaryIO, outgoing: BinaryIO, jobs: int, is_cached: bool, token: str = "") -> None:
    """Serves one client until it leaves. The calling thread becomes the adapter's thread."""
    inbox: "queue.Queue[Json | None]" = queue.Queue()
    with temporary_folder() as folder, Workers(jobs) as workers, Processes(folder) as processes:
        client = Client(outgoing, processes)
        threading.Thread(target=_receive, args=(incoming, inbox, client), daemon=True).start()
        Adapter(client, inbox, pathlib.Path(folder), workers, cache_for(is_cached, folder), token).run()
    client.answer_farewell()


def _receive(incoming: BinaryIO, inbox: "queue.Queue[Json | None]", client: Client) -> None:
    """Passes messages on as they come. If the client leaves, what is being done is given up at once."""
    farewell: Farewell = None
    try:
        message = read_message(incoming)
        while message is not None and message.get("command") != "disconnect":
            inbox.put(message)
            message = read_message(incoming)
        farewell = message
    except Failure as failure:
        farewell = failure
    except (OSError, ValueError):  # the connection is broken, or closed by this program
        pass
    client.leave(farewell)
    inbox.put(None)
