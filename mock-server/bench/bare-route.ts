import fastify from 'fastify';

/** The baseline: the least work that Fastify does to answer these bytes. */
const reply = process.env['REPLY'] ?? '{}';
const app = fastify();
app.get('/api/wallet', (_request, response) => response.type('application/json; charset=utf-8').send(reply));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
