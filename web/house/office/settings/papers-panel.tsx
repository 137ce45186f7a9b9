import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { paperNumberOf, readPaperSeries, savePaperSeries } from '#contract/paper-series.ts'
import { call } from '#web/platform/api.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { type Setting, type Stored, type Typed, useSetting } from './use-setting.ts'

type Papers = OutputOf<typeof readPaperSeries>
type Series = InputOf<typeof savePaperSeries>['payment']
type Kind = 'payment' | 'refund'

const kinds = {
  payment: { title: 'Receipts', one: 'receipt', letters: 'R', within: 'AN-7KQ4XM-R1' },
  refund: { title: 'Credit notes', one: 'credit note', letters: 'C', within: 'AN-7KQ4XM-C1' },
} as const

const typeOne = (kind: Kind, series: Papers[Kind]): Typed => ({
  [`${kind}.on`]: series ? 'yes' : '',
  [`${kind}.prefix`]: series?.prefix ?? '',
  [`${kind}.withYear`]: series?.withYear ? 'yes' : '',
  [`${kind}.digits`]: series ? String(series.digits) : '',
  [`${kind}.next`]: series ? String(series.next) : '',
})

const toStored = ({ version, payment, refund, history }: Papers): Stored => ({
  version,
  typed: { ...typeOne('payment', payment), ...typeOne('refund', refund) },
  history,
})

const figure = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

function readOne(kind: Kind, typed: Typed): Series {
  const of = (name: string) => (typed[`${kind}.${name}`] ?? '').normalize('NFKC').trim()
  if (!of('on')) return null
  return {
    prefix: of('prefix').toUpperCase(),
    withYear: of('withYear') !== '',
    ...{ digits: figure(of('digits')), next: figure(of('next')) },
  }
}

/** Figures that are none are said here: they could not be sent. */
function faultsOf(kind: Kind, series: Series) {
  if (!series) return []
  return (['digits', 'next'] as const).flatMap((name) =>
    Number.isNaN(series[name])
      ? [[`${kind}.${name}`, name === 'digits' ? 'From 1 to 9.' : 'A whole number.'] as const]
      : [],
  )
}

const labels: Record<string, string> = {
  on: 'whether they have a series',
  prefix: 'letters',
  withYear: 'year',
  digits: 'figures',
  next: 'next number',
}

const labelOf = (name: string) => {
  const [kind = '', part = ''] = name.split('.')
  return `${labels[part] ?? part} of ${kind === 'refund' ? 'credit notes' : 'receipts'}`
}

/** From which series receipts and credit notes take their numbers. */
export function PapersPanel({ read }: { read: Papers }) {
  const setting = useSetting({
    stored: toStored(read),
    read: async () => toStored(await call(readPaperSeries)),
    save: async (version, typed) => {
      const [payment, refund] = [readOne('payment', typed), readOne('refund', typed)]
      const faults = [...faultsOf('payment', payment), ...faultsOf('refund', refund)]
      return faults.length > 0 ? Object.fromEntries(faults) : call(savePaperSeries, { version, payment, refund })
    },
    said: 'Numbers saved',
  })
  return (
    <SettingFrame
      setting={setting}
      labelOf={labelOf}
      tells="For papers from now on; what has a number keeps it."
      saveLabel="Save numbers"
    >
      <SeriesPanel kind="payment" setting={setting} year={read.year} />
      <SeriesPanel kind="refund" setting={setting} year={read.year} />
    </SettingFrame>
  )
}

function SeriesPanel({ kind, setting, year }: { kind: Kind; setting: Setting; year: number }) {
  const words = kinds[kind]
  const series = readOne(kind, setting.typed)
  const name = (part: string) => `${kind}.${part}`
  const field = (part: string, label: string) => ({
    ...{ label, size: 'small' as const, autoComplete: 'off' },
    value: setting.typed[name(part)] ?? '',
    error: setting.faults[name(part)],
    onChange: (value: string) => setting.change({ [name(part)]: value }),
  })
  const turn = (on: boolean) =>
    setting.change({
      [name('on')]: on ? 'yes' : '',
      ...(on && !setting.typed[name('prefix')]
        ? { [name('prefix')]: words.letters, [name('withYear')]: 'yes', [name('digits')]: '5', [name('next')]: '1' }
        : {}),
    })
  const isWhole = series && faultsOf(kind, series).length === 0 && series.prefix !== ''
  return (
    <Panel title={words.title}>
      <fieldset aria-label={words.title} className="grid gap-4">
        <Checkbox dense isSelected={series !== null} onChange={turn}>
          Numbered in a series
        </Checkbox>
        {series && (
          <div className="grid max-w-[720px] grid-cols-2 items-start gap-4 sm:grid-cols-3">
            <TextField {...field('prefix', 'Letters')} hint="Before the number." />
            <TextField {...field('next', 'Next number')} inputMode="numeric" />
            <TextField {...field('digits', 'Figures')} inputMode="numeric" hint="Filled with noughts." />
            <Checkbox
              dense
              className="col-span-full"
              isSelected={series.withYear}
              onChange={(on) => setting.change({ [name('withYear')]: on ? 'yes' : '' })}
            >
              With the year, and 1 again each January
            </Checkbox>
          </div>
        )}
        <p aria-live="polite" className="text-sm text-ink-2">
          {!series && `Each is numbered within its booking, like ${words.within}.`}
          {isWhole && (
            <>
              The next {words.one}: <bdi className="font-semibold text-ink">{paperNumberOf(series, year)}</bdi>. No
              number is left out.
            </>
          )}
        </p>
      </fieldset>
    </Panel>
  )
}
