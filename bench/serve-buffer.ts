import { readFileSync } from 'node:fs'
import fastify from 'fastify'

/** The limit for a warm page: Fastify sending the same bytes, and doing nothing else. */
const body = readFileSync(process.env.BODY_FILE ?? '')
const headers = JSON.parse(process.env.HEADERS ?? '{}') as Record<string, string>
const app = fastify()
app.get('/', (_, reply) => reply.headers(headers).send(body))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.stdout.write(`ready at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`)
process.on('SIGTERM', () => process.exit(0))
