import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { projectDir } from './project-dir.ts'

test('the project is found by one file, since in the built server every other one lies elsewhere', async () => {
  expect(existsSync(`${projectDir}package.json`)).toBe(true)
  const reckoning: string[] = []
  for await (const file of glob('server/**/*.ts', { cwd: projectDir })) {
    if (/\.(test|fixture)\.ts$|-test-kit\.ts$|^server\/testing\//.test(file)) continue
    const text = await readFile(`${projectDir}${file}`, 'utf8')
    // To find a package is to ask Node, which looks in every folder above.
    if (/import\.meta/.test(text.replaceAll('createRequire(import.meta.url)', ''))) reckoning.push(file)
  }
  expect(reckoning).toEqual(['server/platform/project-dir.ts'])
})
