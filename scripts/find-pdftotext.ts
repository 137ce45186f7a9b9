import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { StartupError } from '#server/platform/postgres/startup-error.ts'
import { installBySystem } from './install-by-system.ts'

const poppler = { 'apt-get': ['poppler-utils'], dnf: ['poppler-utils'], apk: ['poppler-utils'], brew: ['poppler'] }

/** The path of a pdftotext that runs, installed now if the machine has none; its siblings lie beside it. */
export function findPdftotext(): string {
  const given = process.env.PDFTOTEXT_PATH
  if (given) {
    if (runs(given)) return given
    throw new StartupError(`PDFTOTEXT_PATH names ${given}, but no pdftotext runs from there.`)
  }
  const found = onMachine()
  if (found) return found
  installBySystem('pdftotext', poppler)
  const installed = onMachine()
  if (installed) return installed
  throw new StartupError(
    'The tests read vouchers with pdftotext, which could not be installed: install poppler, or set PDFTOTEXT_PATH.',
  )
}

function onMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, 'pdftotext')).find(runs)
}

/** By what it says of itself: not every version of it ends with 0 then. */
function runs(path: string): boolean {
  const { stdout, stderr } = spawnSync(path, ['-v'], { encoding: 'utf8', timeout: 30_000 })
  return /^pdftotext version/m.test(`${stdout}${stderr}`)
}
