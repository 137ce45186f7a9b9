import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { root } from './tool.ts'

/** What a process of its own says of its folder, which it leaves as told. */
const take = (end: string) => {
  const script = `
    const { existsSync, writeFileSync } = await import('node:fs')
    const { temporaryDir } = await import('./scripts/temporary-dir.ts')
    const dir = temporaryDir()
    if (existsSync(dir)) writeFileSync(dir + '/annai-tried', '')
    console.log(dir)
    ${end}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root }).stdout.toString().trim()
}
const isInMemory = take('') !== tmpdir()

test.runIf(isInMemory)('what tests write is gone with their run, also when it is stopped', () => {
  expect(existsSync(take(''))).toBe(false)
  expect(existsSync(take('process.exit(3)'))).toBe(false)
})

test.runIf(isInMemory)('what a killed run left behind goes with the next one', () => {
  const left = take('process.kill(process.pid, "SIGKILL")')
  expect(existsSync(left)).toBe(true)
  take('')
  expect(existsSync(left)).toBe(false)
})
