import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A way to the database that a test can cut and mend, as if the server went away and came back, or freeze and thaw, as
 * if it stood still: everything is taken, and nothing comes back.
 */
export async function cuttableConnection(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  let silencedBy: string | undefined
  const relay = createServer((near) => {
    if (isCut) return near.destroy()
    if (isFrozen) {
      open.add(near)
      near.on('error', () => undefined)
      return near.on('close', () => open.delete(near))
    }
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', (sent) => {
      if (silencedBy && sent.includes(silencedBy)) far.unpipe(near).pause()
    })
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    relay.close()
  })
  const address = relay.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    /** Whatever is sent from now on, by connections old and new, is never answered. */
    freeze() {
      isFrozen = true
      for (const socket of open) socket.pause()
    },
    /** Whoever says this word hears nothing any more. */
    silence(word: string) {
      silencedBy = word
    },
    /** Connections that were frozen stay so; new ones are answered. */
    mend() {
      isCut = false
      isFrozen = false
    },
    /** The same, and those that were frozen are answered as well. */
    thaw() {
      isFrozen = false
      for (const socket of open) socket.resume()
    },
  }
}
