import { spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

/** The text of each page, as another program reads it. */
export function pagesOf(pdf: Buffer): string[] {
  // `npm test` sees to it that there is one; whoever runs a single file has it on the path.
  const program = process.env.PDFTOTEXT_PATH ?? 'pdftotext'
  const { stdout, error, status } = spawnSync(program, ['-layout', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  })
  if (error || status !== 0) throw new Error(`pdftotext could not read it: ${error?.message ?? status}`)
  return stdout.split('\f').slice(0, -1)
}

export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Every rectangle that is drawn on the page. */
export function rectanglesOf(pdf: Buffer): Rectangle[] {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/>>\s*stream\n/g)].map(({ index, 0: head }) => contentAt(pdf, index + head.length))
  return streams.flatMap((content) =>
    [...content.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)].map((found) => {
      const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number)
      return { x, y, width, height }
    }),
  )
}

function contentAt(pdf: Buffer, start: number): string {
  try {
    return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start))).toString('latin1')
  } catch {
    // A picture or a font, which is packed otherwise.
    return ''
  }
}
