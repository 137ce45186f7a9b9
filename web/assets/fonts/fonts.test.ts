import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { japaneseOf } from '../../../art/japanese-of.ts'

test('the Japanese face holds every character that our pages and print titles use', async () => {
  const held = new Set(await readFile(new URL('shippori-mincho-annai-600.txt', import.meta.url), 'utf8'))
  const used: string = await japaneseOf(new URL('../../../', import.meta.url))
  expect([...used].filter((character) => !held.has(character))).toEqual([])
})
