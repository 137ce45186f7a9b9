import { readDay } from '#web/ui/birth-date.ts'

/** A paper as it is typed, whosever it is. */
export interface TypedPaper<K extends string = string> {
  kind: K
  name: string
  detail: string
  endsOn: string
  hasNoEnd: boolean
}

/** Another kind brings its name along, unless somebody has written another. */
export const renamed = <K extends string>(names: Readonly<Record<K, string>>, kind: K, name: string): string => {
  if (name !== '' && !Object.values(names).includes(name)) return name
  return kind === 'other' ? '' : names[kind]
}

/** As the calls of every kind of paper take it. */
export const writtenPaperOf = <K extends string>(
  values: TypedPaper<K>,
  replaced: { id: string } | null,
  file: File | null,
) => {
  const endsOn = values.hasNoEnd ? null : readDay(values.endsOn)
  return {
    ...{ kind: values.kind, name: values.name.trim(), detail: values.detail.trim() },
    ...(endsOn ? { endsOn } : {}),
    ...(replaced ? { replaces: replaced.id } : {}),
    fileName: file?.name.slice(-120) ?? '',
  }
}
