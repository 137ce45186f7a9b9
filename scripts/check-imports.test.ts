import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const projectDir = fileURLToPath(new URL('../', import.meta.url))

/** A house of a few files, checked with the rules of ours. */
function check(files: Record<string, string>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'annai-imports-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(dir, 'node_modules'))
  writeFileSync(path.join(dir, 'tsconfig.json'), '{}')
  const standing = {
    'contract/a.ts': "import * as z from 'zod/mini'\nexport const a = z\n",
    'server/a.ts': '',
    'web/a.ts': '',
  }
  for (const [name, text] of Object.entries({ ...standing, ...files })) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true })
    writeFileSync(path.join(dir, name), text || 'export const nothing = 0\n')
  }
  const { stderr, stdout } = spawnSync(process.execPath, [path.join(projectDir, 'scripts/check-imports.ts'), dir], {
    encoding: 'utf8',
  })
  return stderr + stdout
}

test.each([
  ['web-and-server-meet-in-the-contract', { 'web/b.ts': "import '../server/b.ts'", 'server/b.ts': '' }],
  ['server-does-not-know-the-pages', { 'server/b.ts': "import '../web/a.ts'" }],
  ['contract-imports-zod-mini-only', { 'contract/b.ts': "import 'kysely'" }],
  [
    'platform-knows-no-business',
    { 'server/platform/b.ts': "import '../accounts/index.ts'", 'server/accounts/index.ts': '' },
  ],
  ['accounts-is-entered-through-its-index', { 'server/b.ts': "import './accounts/c.ts'", 'server/accounts/c.ts': '' }],
  ['fastify-stays-at-the-door', { 'server/accounts/b.ts': "import 'fastify'" }],
  ['sql-stays-in-stores', { 'server/accounts/b.ts': "import 'kysely'" }],
  ['rules-are-pure', { 'server/accounts/b.rules.ts': "import './c.ts'", 'server/accounts/c.ts': '' }],
  ['features-are-strangers', { 'web/features/one/b.ts': "import '../two/c.ts'", 'web/features/two/c.ts': '' }],
  ['ui-stands-alone', { 'web/ui/b.ts': "import '../platform/c.ts'", 'web/platform/c.ts': '' }],
  ['platform-draws-nothing', { 'web/platform/b.ts': "import '../ui/c.ts'", 'web/ui/c.ts': '' }],
  ['no-circles', { 'web/b.ts': "import './c.ts'", 'web/c.ts': "import './b.ts'" }],
] as [string, Record<string, string>][])('the rule %s can be broken, and is noticed', (rule, files) => {
  expect(check(files)).toContain(`${rule}: `)
})

test('a house in order passes', () => {
  expect(check({ 'web/b.ts': "import '../contract/a.ts'", 'server/c.ts': "import '../contract/a.ts'" })).toContain(
    'in order',
  )
})
