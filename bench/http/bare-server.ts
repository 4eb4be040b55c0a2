import { readFileSync } from 'node:fs'
import { fastify } from 'fastify'

/** The peer: Fastify alone, serialising the object it is given, with no credential, database or rule. */
const answer = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const app = fastify()
app.get('/api/api-keys', async () => answer)
process.stdout.write(`${await app.listen({ port: 0 })}\n`)
