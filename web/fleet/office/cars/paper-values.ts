import type { addPaper, Paper, PaperKind } from '#contract/cars.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { mostPaperBytes } from '#contract/papers.ts'
import { readDay, writeDay } from '#web/ui/birth-date.ts'
import { renamed, type TypedPaper, writtenPaperOf } from '../papers/typed-paper.ts'
import { paperNames } from './car-words.ts'

/** A paper as it is typed. */
export type PaperValues = TypedPaper<PaperKind>

/** A new one begins with the kind that is due most often; one that replaces another with what that was. */
export const valuesOfPaper = (replaced: Paper | null): PaperValues => ({
  kind: replaced?.kind ?? 'inspection',
  name: replaced?.name ?? paperNames.inspection,
  detail: replaced?.detail ?? '',
  endsOn: '',
  hasNoEnd: replaced ? replaced.endsOn === null : false,
})

export const ofKind = (values: PaperValues, kind: PaperKind): PaperValues => ({
  ...values,
  kind,
  name: renamed(paperNames, kind, values.name),
})

export function faultOfEnd({ endsOn, hasNoEnd }: Pick<PaperValues, 'endsOn' | 'hasNoEnd'>): string | undefined {
  if (hasNoEnd) return undefined
  if (endsOn.trim() === '') return 'Write the last day, or choose that it has no end.'
  return readDay(endsOn) ? undefined : `Write day, month and year, like ${writeDay('2026-11-30')}.`
}

export type AddPaperInput = InputOf<typeof addPaper>

export const toPaper = (id: string, values: PaperValues, replaced: Paper | null, file: File | null): AddPaperInput => ({
  id,
  ...writtenPaperOf(values, replaced, file),
})

const papers = /\.(pdf|png|jpe?g)$/i

/** What can be told before anything is sent; the server looks into the file itself. */
export function faultOfPaperFile(file: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  if (!papers.test(file.name) && !/^(application\/pdf|image\/(png|jpeg))$/.test(file.type))
    return 'Please choose a PDF, PNG or JPEG.'
  if (file.size === 0) return 'This file is empty.'
  return file.size > mostPaperBytes ? 'At most 8 MB.' : undefined
}
