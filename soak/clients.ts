import { randomUUID } from 'node:crypto'

export interface Answer {
  status: number
  /** Of a refusal. */
  code: string
  text: string
}

export const bodyOf = <T>(answer: Answer) => JSON.parse(answer.text) as T

/** Posts over a real connection, kept open for the next call. */
export async function send(url: string, path: string, body: object, key: string = randomUUID()): Promise<Answer> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, code: answer.ok ? '' : (JSON.parse(text).code ?? ''), text }
}

/** So many clients share the work; each begins its next piece as soon as its last one is answered. */
export async function byClients<T, R>(
  clients: number,
  pieces: readonly T[],
  work: (piece: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = [...pieces]
  const client = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) results.push(await work(piece))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return results
}

/** How often each answer came: `{ '200': 1, '409 inventory.sold-out': 199 }`. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, code } of answers) {
    const name = code ? `${status} ${code}` : String(status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
