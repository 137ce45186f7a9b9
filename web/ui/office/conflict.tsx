import { GitMerge } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { Segmented } from '../segmented.tsx'
import { type Choices, compareVersions, type FieldChange, joinVersions, type Side } from './join-versions.ts'

export interface ComparedField<V> {
  name: keyof V & string
  label: string
  /** Its value for a person; the value itself where it is left out. */
  words?: (values: V) => string
}

type ConflictProps<V extends object> = {
  /** As it was when this page opened it, as it is typed here, and as somebody else has saved it. */
  base: V
  mine: V
  theirs: V
  fields: readonly ComparedField<V>[]
  /** Who saved, by the first name; null: nobody of the office, such as the guest. */
  by: string | null
  /** When that was saved, as the wire writes it. */
  at: string
  /** What the joined version would mean, such as whom it writes to. */
  children?: ReactNode
  isPending?: boolean
  onJoin: (joined: V) => void
  /** Gives up what is typed here. */
  onDrop: () => void
}

/**
 * Somebody else saved a newer version: both stand side by side. What only one side changed is joined by itself, the
 * rest is chosen field by field; nothing is lost before that.
 */
export function Conflict<V extends object>(props: ConflictProps<V>) {
  const { base, mine, theirs, fields, by, at, children, isPending, onJoin, onDrop } = props
  const [choices, setChoices] = useState<Choices<V>>({})
  const box = useRef<HTMLElement>(null)
  const names = fields.map(({ name }) => name)
  const changes = compareVersions(base, mine, theirs, names)
  const joined = joinVersions(base, mine, theirs, choices, names)
  const open = changes.filter((change) => change.by === 'both').length
  const who = by ?? 'Somebody'
  const said = `${who} saved a newer version${at && ` at ${at.slice(11, 16)}`}.`
  // Once for each newer version: who is choosing is not called back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment of saving stands for the version
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input[type=radio]')
    ;(first ?? box.current)?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Two versions"
      className="mb-5 border border-kohaku bg-surface outline-none"
    >
      <div
        role="alert"
        className="flex gap-3 border-s-4 border-kohaku bg-kohaku-soft px-4.5 py-3 text-sm text-ink [&_svg]:text-kohaku"
      >
        <Icon of={GitMerge} dense className="mt-0.5" />
        <p>
          <strong className="font-semibold">
            <bdi>{said}</bdi>
          </strong>{' '}
          <bdi>Yours is not lost. {needs(open)}</bdi>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label="Both versions, field by field" className="relative overflow-x-auto">
        <table className="w-full text-start text-[0.84375rem] max-md:block max-md:*:block md:min-w-[720px]">
          <thead className="max-md:sr-only">
            <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-4.5 *:py-2 *:text-start *:font-semibold">
              <th scope="col">Field</th>
              <th scope="col">When you opened it</th>
              <th scope="col">
                <bdi>{who}</bdi>
                {at && `, ${at.slice(11, 16)}`}
              </th>
              <th scope="col">You, not saved</th>
              <th scope="col">Keep</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Row
                key={change.name}
                change={change}
                field={fields.find(({ name }) => name === change.name)}
                {...{ base, mine, theirs, who, at }}
                chosen={choices[change.name]}
                onChoose={(side) => setChoices((now) => ({ ...now, [change.name]: side }))}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4.5 py-3 text-sm text-ink-2">
        <bdi className="min-w-0">{children}</bdi>
        <div className="ms-auto flex flex-wrap gap-2 max-sm:w-full max-md:[&_button]:min-h-11 max-sm:[&_button]:w-full">
          <Button size="small" variant="quiet" onPress={onDrop} isDisabled={isPending}>
            Drop mine, load {by ? `${by}’s` : 'theirs'}
          </Button>
          <Button
            size="small"
            variant="primary"
            isDisabled={joined === null}
            isPending={isPending}
            onPress={() => joined && onJoin(joined)}
          >
            Save the joined version
          </Button>
        </div>
      </div>
    </section>
  )
}

function needs(open: number) {
  if (open === 0) return 'You changed different things: they can be joined.'
  return open === 1 ? 'One field needs your choice.' : `${open} fields need your choice.`
}

/** On a telephone the columns stand below each other, each value after its name. */
const NAMED =
  'max-md:[&>td]:grid max-md:[&>td]:grid-cols-[8.5rem_minmax(0,1fr)] max-md:[&>td]:items-start max-md:[&>td]:before:font-normal max-md:[&>td]:before:text-ink-3 max-md:[&>td]:before:content-[attr(data-name)]'

type RowProps<V extends object> = {
  change: FieldChange
  field: ComparedField<V> | undefined
  base: V
  mine: V
  theirs: V
  who: string
  at: string
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

function Row<V extends object>({ change, field, base, mine, theirs, who, at, chosen, onChoose }: RowProps<V>) {
  const id = useId()
  if (!field) return null
  const words = (values: V) => field.words?.(values) ?? String(values[field.name])
  const shown = (values: V, isChanged: boolean) =>
    isChanged ? <bdi>{words(values) || 'nothing'}</bdi> : <span className="text-ink-3">no change</span>
  return (
    <tr
      className={cx(
        'border-b border-line align-top last:border-b-0 *:wrap-anywhere max-md:grid max-md:gap-y-1.5 max-md:px-4.5 max-md:py-3 md:*:max-w-72 md:*:px-4.5 md:*:py-2.5',
        NAMED,
      )}
    >
      <th scope="row" id={id} className="text-start font-semibold whitespace-nowrap">
        {field.label}
      </th>
      <td data-name="When you opened it" className="text-ink-2">
        <bdi>{words(base) || 'nothing'}</bdi>
      </td>
      <td data-name={at ? `${who}, ${at.slice(11, 16)}` : who} className="font-medium">
        {shown(theirs, change.by !== 'mine')}
      </td>
      <td data-name="You, not saved" className="font-medium">
        {shown(mine, change.by !== 'theirs')}
      </td>
      <td data-name="Keep" className="text-ink-2 md:whitespace-nowrap">
        {change.by === 'both' ? (
          <Segmented<Side | ''>
            labelledBy={id}
            value={chosen ?? ''}
            choices={[
              { id: 'theirs', label: `${who}’s` },
              { id: 'mine', label: 'Mine' },
            ]}
            onChange={(side) => side !== '' && onChoose(side)}
          />
        ) : (
          `${change.by === 'mine' ? 'Mine' : `${who}’s`}, joined`
        )}
      </td>
    </tr>
  )
}
