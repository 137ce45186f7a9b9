import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const wings = ['art', 'bench', 'contract', 'core', 'db', 'e2e', 'scripts', 'server', 'soak', 'web']
const sources = wings
  .flatMap((wing) => readdirSync(wing, { recursive: true, encoding: 'utf8' }).map((name) => `${wing}/${name}`))
  .filter((name) => /\.(?:tsx?|css|sql|mjs)$/.test(name) && !name.endsWith('citations.test.ts'))

/** A page that a comment names, with the heading if it names one: product.md, "Price". */
const named = /\b([a-z\d-]+\.md)(?:, "([^"]+)")?/g
const paragraph = /\bspecification(?:’s|'s)?[^.§]{0,40}\(?§(\d+)/g

/** What of a text cites something that is not in docs. */
function lost(text: string): string[] {
  const pages = [...text.matchAll(named)].filter(([, page = '', heading]) => {
    const file = [`docs/${page}`, `docs/decisions/${page}`].find(existsSync)
    return !file || (heading !== undefined && !hasHeading(file, heading))
  })
  const paragraphs = [...text.matchAll(paragraph)].filter(
    ([, number]) => !hasHeading('docs/specification.md', `§${number} `),
  )
  return [...pages, ...paragraphs].map(([cited]) => cited)
}

const hasHeading = (file: string, beginning: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line.startsWith('## ') && `${line.slice(3)} `.startsWith(beginning))

test('what a comment cites stands in docs', () => {
  expect(lost('as product.md says, "Price"')).toEqual([])
  expect(lost('(product.md, "Prize")')).toHaveLength(1)
  expect(lost('(nowhere.md)')).toHaveLength(1)
  expect(lost('the text of the specification (§4)')).toEqual([])
  expect(lost('the text of the specification (§44)')).toHaveLength(1)
  expect(sources.flatMap((name) => lost(readFileSync(name, 'utf8')).map((cited) => `${name}: ${cited}`))).toEqual([])
})
