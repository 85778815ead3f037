import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { join, normalize } from 'node:path';

const studio = join(import.meta.dirname, 'studio');
const three = join(import.meta.dirname, '../../node_modules/three');

const page = `<!doctype html><title>Studio</title>
<script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<body><script type="module" src="/studio/page.ts"></script></body>`;

/** Serves the studio page to the browser, its TypeScript stripped of types. Returns the address and a way to stop. */
export async function serveStudio(port: number): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    readFor(path).then(
      (body) =>
        response.writeHead(200, { 'Content-Type': path === '/' ? 'text/html' : 'text/javascript' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { url: `http://127.0.0.1:${actual}/`, close: () => server.close() };
}

async function readFor(path: string): Promise<string> {
  if (path === '/') return page;
  if (path.startsWith('/three/')) return readFile(join(three, path.slice(7)), 'utf8');
  const source = await readFile(join(studio, path.replace(/^\/studio\//, '')), 'utf8');
  return stripTypeScriptTypes(source, { mode: 'strip' });
}
