#!/usr/bin/env node
// Runs in place of Firefox and forwards between Playwright and the real Firefox, whose path is in FIREFOX. It answers the
// commands that Playwright always sends and that this Firefox does not support yet.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = ['emulation.setMediaFeaturesOverride'];
const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe', 'inherit', 'inherit'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = listening.exec(line)?.[1];
  if (!address) return process.stderr.write(`${line}\n`);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address();
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (client, { url }) => join(client, new WebSocket(address + url)));
});

function join(client, browser) {
  const early = [];
  const send = (text) =>
    browser.readyState === WebSocket.OPEN ? browser.send(text) : early.push(text);
  browser.on('open', () => early.forEach((text) => browser.send(text)));
  browser.on('message', (data) => client.send(String(data)));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
  client.on('message', (data) => {
    const { id, method } = JSON.parse(String(data));
    if (!unknownToFirefox.includes(method)) return send(String(data));
    client.send(JSON.stringify({ type: 'success', id, result: {} }));
  });
}
