#!/usr/bin/python3
"""Begins every response and never completes it, on a free local port, whose URL it prints."""
import socket

server = socket.create_server(("127.0.0.1", 0), backlog=512)
print(f"http://127.0.0.1:{server.getsockname()[1]}/", flush=True)
clients = []
while True:
    client, _ = server.accept()
    client.recv(4096)
    client.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na")
    clients.append(client)
