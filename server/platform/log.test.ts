import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs in a process of its own, since the log goes to standard output. */
function logged(statement: string): string {
  const script = `import { createLogger } from './server/platform/log.ts'
    const log = createLogger('info')
    ${statement}
    log.flush(() => undefined)`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout
}

test('tokens, passwords and personal data never reach the log, however deep they lie', () => {
  const line = logged(`log.info({
    token: 'SECRET1', request: { headers: { authorization: 'Bearer SECRET2' } },
    body: { password: 'SECRET3', user: { email: 'SECRET4', mobile: 'SECRET5', full_name: 'SECRET6' } },
  }, 'something happened')`)
  expect(line).toContain('something happened')
  expect(line).not.toContain('SECRET')
  expect(line.match(/\[redacted\]/g)).toHaveLength(6)
})

test('an error keeps its message and stack, but not the row that the database quotes', () => {
  const line = logged(
    `log.error({ err: Object.assign(new Error('duplicate key: "SECRET"'), { code: '23505', detail: 'Key (email)=(SECRET) exists' }) }, 'failed')`,
  )
  expect(JSON.parse(line).err).toMatchObject({
    message: 'duplicate key: "…"',
    errorCode: '23505',
    stack: expect.stringContaining('duplicate key'),
  })
  expect(line).not.toContain('SECRET')
})
