import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database.ts'
import { testEnv } from '#server/testing/test-env.ts'

const projectDir = fileURLToPath(new URL('../', import.meta.url))

test('the command for whoever runs the machine makes a link into a closed file, and says in a sentence what it cannot do', async () => {
  const { url, drop } = await createTestDatabase()
  const dir = mkdtempSync(path.join(tmpdir(), 'annai-admin-'))
  onTestFinished(async () => {
    rmSync(dir, { recursive: true, force: true })
    await drop()
  })
  const run = (...words: string[]) => {
    const env = { ...process.env, ...testEnv, DATABASE_URL: url, DATA_DIR: dir, DEMO: '0', LOG_LEVEL: 'silent' }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/commands/admin.ts', ...words], {
      ...{ cwd: projectDir, env, encoding: 'utf8' },
    })
    return { status, said: stdout + stderr }
  }
  const invited = run('invite', 'tetsuo@example.com')
  const file = path.join(dir, 'set-up-link')
  expect(invited).toMatchObject({ status: 0, said: expect.stringContaining(readFileSync(file, 'utf8')) })
  expect(statSync(file).mode & 0o777).toBe(0o600)

  expect(run('forget-second-factor', 'tetsuo@example.com')).toEqual({
    ...{ status: 1, said: 'Nobody of the office signs in with tetsuo@example.com.\n' },
  })
  expect(run('invite', 'tetsuo')).toEqual({ status: 1, said: 'tetsuo is not an e-mail address.\n' })
  expect(run('dance', 'tetsuo@example.com')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Say what to do/),
  })
})
