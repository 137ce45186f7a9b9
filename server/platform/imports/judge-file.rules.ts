import { withoutApostrophe } from '../csv-cells.rules.ts'
import { decode, type Encoding, UnreadableFile } from './decode.rules.ts'
import { matchHeadings } from './headings.rules.ts'
import type { ImportRules, Row } from './import-list.ts'
import { lineReader, type ReadLine } from './judge-line.rules.ts'
import { type JudgedLine, ranks } from './judged.rules.ts'
import { findSeparator, readRecords, type Separator } from './records.rules.ts'

/** What the thread is to read; all that it needs besides it asks for. */
export interface FileToJudge {
  list: string
  bytes: Uint8Array
  encoding: Encoding | null
  separator: Separator | null
}

export type Question =
  | { is: 'known' }
  | { is: 'existing'; from: string | null }
  /** Lines that are judged, as JSON; how many lines of the file are read by now. */
  | { is: 'write'; lines: string; read: number }

export type Reply = unknown

export interface Summary {
  encoding: Encoding
  separator: Separator
  /** As they stand in the file, and what each is taken for. */
  headings: { written: string; takenFor: string | null }[]
  lines: number
  fresh: number
  changed: number
  same: number
  bad: number
  /** Of ours, how many the file does not name. */
  absent: number
  /** Cells with full-width figures or letters, and the first of them. */
  wide: { cells: number; example: string }
  formulas: number
}

const atOnce = 1000
type Ask = (question: Question) => Promise<Reply>

/** Reads a file against what is there, and writes down line by line what would become of it. */
export async function judgeFile<Known>(rules: ImportRules<Known>, file: FileToJudge, ask: Ask): Promise<Summary> {
  const { text, encoding } = decode(file.bytes, file.encoding)
  const found = findSeparator(text)
  const separator = file.separator ?? found.separator
  const records = readRecords(text, separator, found.from)
  const first = records.next()
  if (first.done) throw new UnreadableFile('This file is empty. Its first line names the columns.')
  const headings = matchHeadings(rules, first.value.cells.map(withoutApostrophe))
  const known = (await ask({ is: 'known' })) as Known
  const existing = await readExisting(ask)
  const reader = lineReader({ rules, known, existing, separator, ...headings })

  const lines = [...records].map(reader.read)
  const summary: Summary = {
    ...{ encoding, separator, ...reader.noticed, lines: lines.length },
    headings: headings.written.map((written, at) => ({ written, takenFor: headings.columns[at]?.heading ?? null })),
    ...{ fresh: 0, changed: 0, same: 0, bad: 0, absent: 0 },
  }
  const places = placesOf(lines)
  const named = new Set<string>()
  const added: Row[] = []
  for (let from = 0; from < lines.length; from += atOnce) {
    const told: JudgedLine[] = []
    for (const line of lines.slice(from, from + atOnce)) {
      if (line.key !== null) named.add(line.key)
      const judged = reader.judge(line, places.get(line.key ?? '') ?? [])
      if (judged === 'same') summary.same += 1
      else {
        told.push(judged)
        summary[judged.rank === ranks.bad ? 'bad' : judged.rank === ranks.fresh ? 'fresh' : 'changed'] += 1
        if (judged.rank === ranks.fresh && judged.row) added.push(judged.row)
      }
    }
    await ask({ is: 'write', lines: JSON.stringify(told), read: Math.min(lines.length, from + atOnce) })
  }
  const whole = rules.judgeAll?.(existing, added)
  if (whole) throw new UnreadableFile(whole)
  summary.absent = [...reader.keysInUse].filter((key) => !named.has(key)).length
  return summary
}

async function readExisting(ask: Ask): Promise<Row[]> {
  const rows: Row[] = []
  for (let from: string | null = null; ; ) {
    const page = (await ask({ is: 'existing', from })) as { rows: readonly Row[]; next: string | null }
    rows.push(...page.rows)
    if (page.next === null) return rows
    from = page.next
  }
}

/** Where each row stands in the file: only one of two lines about it can be right. */
function placesOf(lines: readonly ReadLine[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { key, record } of lines) {
    if (key === null) continue
    const known = places.get(key)
    if (known) known.push(record.line)
    else places.set(key, [record.line])
  }
  return places
}
