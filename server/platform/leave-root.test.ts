import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './postgres/index.ts'

const projectDir = fileURLToPath(new URL('../../', import.meta.url))
const isRoot = process.getuid?.() === 0
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

function temporary(mode = 0o755): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'annai-leaving-'))
  chmodSync(dir, mode)
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

interface Left {
  uid: number
  groups: number[]
  said: string[]
  backToRoot: boolean
  wrote: boolean
}

/** In a process of its own, since there is no way back. */
function leave(leaving: object): Left {
  const script = `
    import { writeFileSync } from 'node:fs'
    import { leaveRoot } from './server/platform/leave-root.ts'
    const leaving = ${JSON.stringify({ buildDir: path.join(projectDir, 'contract'), projectDir, ...leaving })}
    const said = []
    leaveRoot(leaving, (line) => said.push(line))
    const tries = (work) => { try { work(); return true } catch { return false } }
    const backToRoot = process.getuid() !== 0 && tries(() => process.setuid(0))
    const wrote = tries(() => writeFileSync(leaving.dataDir + '/secret.key', 'words'))
    console.log(JSON.stringify({ uid: process.getuid(), groups: process.getgroups(), said, backToRoot, wrote }))`
  const args = ['--input-type=module-typescript', '--eval', script]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: projectDir, encoding: 'utf8' }))
}

/** What is needed of a build is its folder for browsers. */
function builtDir(): string {
  const dir = temporary()
  mkdirSync(path.join(dir, 'client'), { mode: 0o755 })
  return dir
}

test.runIf(isRoot)('started as root, it goes on as an ordinary user who has the data and no way back', () => {
  const dataDir = temporary(0o700)
  writeFileSync(path.join(dataDir, 'secret.key'), 'key', { mode: 0o644 })
  const left = leave({ dataDir, buildDir: builtDir() })
  expect(left.uid).not.toBe(0)
  expect(left.groups).not.toContain(0)
  expect(left).toMatchObject({ backToRoot: false, wrote: true })
  expect(left.said).toEqual([expect.stringMatching(/^Going on as the user \w+, since nothing here needs root$/)])
  expect([statSync(dataDir).uid, modeOf(dataDir), modeOf(path.join(dataDir, 'secret.key'))]).toEqual([
    left.uid,
    '700',
    '600',
  ])
})

test.runIf(isRoot)('it goes on as the user who runs the database, and otherwise as whose the data is', () => {
  const [dataDir, buildDir] = [temporary(0o700), builtDir()]
  const account = { name: 'of the database', uid: 4321, gid: 4321 }
  expect(leave({ dataDir, buildDir, account }).uid).toBe(4321)
  expect(leave({ dataDir, buildDir }).uid).toBe(4321)
})

test.runIf(isRoot)(
  'a data directory that was given to somebody stays theirs when the embedded database moves in',
  async () => {
    const dataDir = temporary(0o700)
    const { uid } = leave({ dataDir, buildDir: builtDir() })
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    onTestFinished(() => postgres.stop())
    expect([postgres.account?.uid, statSync(path.join(dataDir, 'postgres')).uid]).toEqual([uid, uid])
  },
)

test.runIf(isRoot)('where the other user could not work, it warns with the reason and goes on as root', () => {
  const [buildDir, closed] = [builtDir(), temporary(0o700)]
  mkdirSync(path.join(closed, 'data'))
  writeFileSync(path.join(closed, 'package.json'), '{}')
  const cases: [leaving: object, why: RegExp][] = [
    [{ dataDir: temporary(), buildDir, projectDir: closed }, /^Running as root, since the user \w+ may not read /],
    [{ dataDir: path.join(closed, 'data'), buildDir }, /^Running as root, since the user \w+ has no way into /],
  ]
  for (const [leaving, why] of cases)
    expect(leave(leaving)).toMatchObject({ uid: 0, wrote: true, said: [expect.stringMatching(why)] })
  const foreign = temporary()
  writeFileSync(path.join(foreign, 'somebody-else.txt'), '')
  const left = leave({ dataDir: foreign, buildDir })
  expect(left).toMatchObject({ uid: 0, said: [expect.stringContaining('may not write into')] })
  expect(modeOf(foreign), 'a folder that others use stays open').toBe('755')
})

test.runIf(!isRoot)('an ordinary user goes on as before, and says nothing', () => {
  const dataDir = temporary()
  expect(leave({ dataDir })).toMatchObject({ uid: process.getuid?.(), said: [], wrote: true })
  expect(modeOf(dataDir)).toBe('700')
})
