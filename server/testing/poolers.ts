import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

async function listen(databaseUrl: string, serve: (near: Socket, target: URL) => void): Promise<string> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => undefined).on('close', () => open.delete(near))
    serve(near, target)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return url.href
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Refuses what a connection asks for at its start, in the words of PgBouncer. */
export const poolerWithoutOptions = (databaseUrl: string) =>
  listen(databaseUrl, (near) => {
    near.once('data', () =>
      near.end(message('E', 'SFATAL', 'C08P01', 'Munsupported startup parameter: options', Buffer.from([0]))),
    )
  })

/**
 * Everybody shares one connection to the database, a transaction at a time, as with PgBouncer's pool_mode = transaction
 * and a pool of one. The first to come brings the password along.
 */
export function poolerByTransaction(databaseUrl: string): Promise<string> {
  let far: Socket | undefined
  let turn: Socket | undefined
  let isOpen = false
  const waiting: { near: Socket; bytes: Buffer }[] = []
  const next = () => {
    const one = turn === undefined ? waiting.shift() : undefined
    if (!one) return
    turn = one.near
    far?.write(one.bytes)
  }
  const ask = (near: Socket, bytes: Buffer) => {
    // Whoever hangs up leaves the shared connection to the others.
    if (bytes[0] === 'X'.charCodeAt(0)) return near.end()
    if (turn === near) return far?.write(bytes)
    waiting.push({ near, bytes })
    next()
  }
  const hear = (bytes: Buffer) => {
    turn?.write(bytes)
    // Ready for the next question, and in no transaction.
    if (bytes.length < 6 || bytes.at(-6) !== 'Z'.charCodeAt(0) || bytes.at(-1) !== 'I'.charCodeAt(0)) return
    isOpen = true
    turn = undefined
    next()
  }
  const ready = Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('S', 'server_version', '15.0'),
    message('K', Buffer.alloc(8)),
    message('Z', Buffer.from('I')),
  ])
  return listen(databaseUrl, (near, target) => {
    if (far && isOpen) {
      near.once('data', () => {
        near.write(ready)
        near.on('data', (bytes) => ask(near, bytes))
      })
      return
    }
    far = connect(Number(target.port), target.hostname)
    far.on('error', () => undefined)
    far.on('data', hear)
    onTestFinished(() => void far?.destroy())
    turn = near
    near.on('data', (bytes) => ask(near, bytes))
  })
}
