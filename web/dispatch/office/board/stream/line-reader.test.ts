import { expect, it } from 'vitest'
import { createLineReader } from './line-reader.ts'
import { readNews } from './read-news.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function readIn(pieces: readonly Uint8Array[]): string[] {
  const lines: string[] = []
  const take = createLineReader((line) => lines.push(line))
  for (const piece of pieces) take(piece)
  return lines
}

it('reads the same lines however they are cut, also in the middle of a letter', () => {
  const text = '{"name":"水野"}\n{"name":"Zoë"}\n'
  const all = bytes(text)
  for (let size = 1; size <= all.length; size += 1) {
    const pieces: Uint8Array[] = []
    for (let at = 0; at < all.length; at += size) pieces.push(all.slice(at, at + size))
    expect(readIn(pieces)).toEqual(['{"name":"水野"}', '{"name":"Zoë"}'])
  }
})

it('keeps half a line to itself until the rest is there', () => {
  expect(readIn([bytes('{"is":"pul')])).toEqual([])
  expect(readIn([bytes('{"is":"pul'), bytes('se"}\n{"is"')])).toEqual(['{"is":"pulse"}'])
})

it('passes over empty lines', () => {
  expect(readIn([bytes('\n\r\na\n\n')])).toEqual(['a'])
})

it('does not know what a newer server may say, and does not mind', () => {
  expect(readNews('{"is":"weather","now":"rain"}')).toBeNull()
  expect(readNews('{"is":"pul')).toBeNull()
  expect(readNews('null')).toBeNull()
  expect(readNews('{"is":"pulse","now":"2026-11-16T10:22:00+09:00"}')).toMatchObject({ is: 'pulse' })
})
