import { createServer } from 'node:net';
import nodemailer from 'nodemailer';
import { expect, it } from 'vitest';
import { needsTls } from './tls.ts';

it('letters leave the machine over TLS only, unless the address says otherwise', () => {
  expect(needsTls('smtp://mail.example:587')).toBe(true);
  expect(needsTls('smtps://user:pass@mail.example:465')).toBe(true);
  expect(needsTls('smtp://localhost.example')).toBe(true);
  expect(needsTls('smtp://127.0.0.1:2525')).toBe(false);
  expect(needsTls('smtp://localhost:25')).toBe(false);
  expect(needsTls('smtp://[::1]:25')).toBe(false);
  expect(needsTls('smtp://relay.lan:25?requireTLS=false')).toBe(false);
});

it('a server that offers no TLS is given no sender and no letter', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 plain\r\n');
    socket.on('data', (bytes) => {
      const line = bytes.toString();
      heard.push(line.trim());
      socket.write(/^(EHLO|HELO)/.test(line) ? '250 plain\r\n' : '502 no\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const smtp = nodemailer.createTransport({ url: `smtp://127.0.0.1:${port}`, requireTLS: true });
  await expect(smtp.sendMail({ from: 'a@example.in', to: 'b@example.in', text: 'secret' })).rejects.toThrow();
  expect(heard.join(' ')).not.toMatch(/MAIL FROM|secret/);
  server.close();
});
