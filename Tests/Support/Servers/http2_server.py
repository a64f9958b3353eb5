#!/usr/bin/python3
"""Serves HTTP/2 with TLS on a free local port, which it prints.

http2_server.py CERTIFICATE KEY

/name      the numbers of the connection and of the stream
/all/N     the same, when N such requests wait on the connection
/large     a megabyte, in frames of the size that the client permits
/reset     a response whose stream is reset within its body
/echo      the method and the number of bytes in the body of the request
"""
import itertools
import socket
import ssl
import sys
import threading

import h2.config
import h2.connection
import h2.errors
import h2.events
import h2.exceptions

SIZE = 1 << 20


class Connection:
    def __init__(self, client, number):
        self.client = client
        self.number = number
        config = h2.config.H2Configuration(client_side=False, header_encoding="utf-8")
        self.state = h2.connection.H2Connection(config)
        self.requests = {}
        self.lengths = {}
        self.waiting = []
        self.unsent = {}

    def serve(self):
        self.state.initiate_connection()
        self.client.sendall(self.state.data_to_send())
        while data := self.client.recv(65536):
            for event in self.state.receive_data(data):
                self.handle(event)
            for stream in list(self.unsent):
                self.send_rest(stream)
            self.client.sendall(self.state.data_to_send())

    def handle(self, event):
        if isinstance(event, h2.events.RequestReceived):
            self.requests[event.stream_id] = dict(event.headers)
            self.lengths[event.stream_id] = 0
        elif isinstance(event, h2.events.DataReceived):
            self.lengths[event.stream_id] += len(event.data)
            self.state.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
        elif isinstance(event, h2.events.StreamEnded):
            self.answer(event.stream_id)

    def answer(self, stream):
        headers = self.requests[stream]
        path = headers[":path"]
        if path == "/large":
            self.send(stream, b"x" * SIZE)
        elif path == "/reset":
            self.begin(stream)
            self.state.send_data(stream, b"begin")
            self.state.reset_stream(stream, h2.errors.ErrorCodes.INTERNAL_ERROR)
        elif path == "/echo":
            self.send(stream, f"{headers[':method']} {self.lengths[stream]}".encode())
        elif (count := path.removeprefix("/all/")).isdigit():
            self.waiting.append(stream)
            if len(self.waiting) == int(count):
                for each in self.waiting:
                    self.send(each, self.name(each))
        else:
            self.send(stream, self.name(stream))

    def name(self, stream):
        return f"connection {self.number} stream {stream}".encode()

    def begin(self, stream):
        self.state.send_headers(stream, [(":status", "200"), ("server", "h2")])

    def send(self, stream, body):
        self.begin(stream)
        self.unsent[stream] = body
        self.send_rest(stream)

    def send_rest(self, stream):
        """Sends as much of the body as the windows of the client permit."""
        body = self.unsent[stream]
        while window := min(
            len(body), self.state.local_flow_control_window(stream),
            self.state.max_outbound_frame_size,
        ):
            self.state.send_data(stream, body[:window])
            body = body[window:]
        self.unsent[stream] = body
        if not body:
            self.state.end_stream(stream)
            del self.unsent[stream]


def serve(client, number, context):
    try:
        with context.wrap_socket(client, server_side=True) as secured:
            if secured.selected_alpn_protocol() == "h2":
                Connection(secured, number).serve()
    except (OSError, h2.exceptions.ProtocolError):
        pass


def main():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[1], sys.argv[2])
    context.set_alpn_protocols(["h2"])
    with socket.create_server(("127.0.0.1", 0)) as server:
        print(server.getsockname()[1], flush=True)
        for number in itertools.count(1):
            client, _ = server.accept()
            threading.Thread(target=serve, args=(client, number, context), daemon=True).start()


main()
