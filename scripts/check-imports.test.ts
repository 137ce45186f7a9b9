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
    'core/a.ts': '',
    'contract/a.ts': "import * as z from 'zod/mini'\nexport const a = z\n",
    'server/a.ts': '',
    'web/a.ts': '',
    'e2e/a.ts': '',
    'bench/a.ts': '',
    'soak/a.ts': '',
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

/** One file each that breaks one rule; what it needs beside itself breaks none. */
const breaks: Record<string, Record<string, string>> = {
  'web-and-server-meet-in-the-contract': { 'web/b1.ts': "import '../server/a.ts'" },
  'server-does-not-know-the-pages': { 'server/b2.ts': "import '../web/a.ts'" },
  'contract-imports-core-and-zod-mini-only': { 'contract/b3.ts': "import 'kysely'" },
  'core-imports-nothing': { 'core/b13.ts': "import '../contract/a.ts'" },
  'platform-knows-no-business': { 'server/platform/b4.ts': "import '../accounts/index.ts'" },
  'accounts-is-entered-through-its-index': { 'server/b5.ts': "import './accounts/c5.ts'", 'server/accounts/c5.ts': '' },
  'fastify-stays-at-the-door': { 'server/accounts/b6.ts': "import 'fastify'" },
  'sql-stays-in-stores': { 'server/accounts/b7.ts': "import 'kysely'" },
  'rules-are-pure': { 'server/accounts/b8.rules.ts': "import './c5.ts'" },
  'web-fleet-calls-only-earlier-capabilities': {
    'web/fleet/site/b9.ts': "import '../../rides/site/index.ts'",
    'web/rides/site/index.ts': '',
  },
  'web-fleet-is-entered-through-its-index': {
    'web/rides/site/b14.ts': "import '../../fleet/site/c14.ts'",
    'web/fleet/site/c14.ts': '',
  },
  'site-shows-nothing-of-later-audiences': {
    'web/fleet/site/b15.ts': "import '../office/c15.ts'",
    'web/fleet/office/c15.ts': '',
  },
  'ui-stands-alone': { 'web/ui/b10.ts': "import '../platform/c10.ts'", 'web/platform/c10.ts': '' },
  'platform-draws-nothing': { 'web/platform/b11.ts': "import '../ui/c11.ts'", 'web/ui/c11.ts': '' },
  'product-knows-nothing-of-its-trials': { 'server/b16.ts': "import '../soak/a.ts'" },
  'bench-stands-apart': { 'bench/b17.ts': "import '../e2e/a.ts'" },
  'e2e-stands-apart': { 'e2e/b22.ts': "import '../soak/a.ts'" },
  'soak-stands-apart': { 'soak/b23.ts': "import '../bench/a.ts'" },
  'journeys-call-no-use-case': { 'e2e/b18.ts': "import '../server/accounts/index.ts'" },
  'journeys-draw-nothing': { 'e2e/b19.ts': "import '../web/c19.tsx'", 'web/c19.tsx': '' },
  'benches-and-soaks-know-no-page': {
    'bench/b20.ts': "import '../web/ui/c20.ts'",
    'soak/b21.ts': "import '../web/ui/c20.ts'",
    'web/ui/c20.ts': '',
  },
  'no-circles': { 'web/b12.ts': "import './c12.ts'", 'web/c12.ts': "import './b12.ts'" },
}

test('every rule can be broken, and is noticed by its name at the file that breaks it', () => {
  const said = check({ 'server/accounts/index.ts': '', ...Object.assign({}, ...Object.values(breaks)) }).split('\n')
  for (const [rule, files] of Object.entries(breaks)) {
    const [broken = ''] = Object.keys(files)
    expect(
      said.filter((line) => line.includes(`${rule}: `) && line.includes(broken)),
      rule,
    ).not.toEqual([])
  }
})

test('a house in order passes', () => {
  const inOrder = {
    'web/b.ts': "import '../contract/a.ts'",
    'server/c.ts': "import '../contract/a.ts'",
    'server/c.test.ts': "import '../soak/a.ts'",
    'server/fleet/demo/d.ts': '',
    'server/fleet/e.ts': '',
    'e2e/b.ts': "import '../server/fleet/demo/d.ts'\nimport '../web/a.ts'",
    'bench/b.ts': "import '../server/fleet/e.ts'\nimport '../web/a.ts'",
  }
  expect(check(inOrder)).toContain('in order')
})
