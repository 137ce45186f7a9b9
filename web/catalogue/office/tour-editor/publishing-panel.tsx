import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { EditorAnchor, TourProblem } from '#contract/tour-editing.ts'
import { isTimeOfDay } from '#core/days.ts'
import { useKeys } from '#web/platform/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { stateOfTour } from './tour-state.ts'
import type { TourEditing } from './use-tour-draft.ts'

const fine: Record<EditorAnchor, string> = {
  basics: 'Name, address, category and length',
  words: 'The tour in words',
  day: 'The day adds up',
  pictures: 'Pictures, each with its words',
  prices: 'Prices, seasons and terms',
}

type PublishingPanelProps = {
  editing: TourEditing
  /** What was typed and cannot be kept. */
  unkept: readonly TourProblem[]
  isPending: boolean
  onGo: (problem: TourProblem) => void
  onPublish: (at: string | undefined) => void
  onHoldBack: () => void
  onCompare: () => void
  onFeature: (isFeatured: boolean) => void
}

/** What stands between the draft and the site, and the one button that takes it there. */
export function PublishingPanel(props: PublishingPanelProps) {
  const { editing, unkept, isPending, onGo, onPublish, onHoldBack, onCompare, onFeature } = props
  const { tour, saving, save } = editing
  const problems = [...unkept, ...tour.problems]
  const [day, setDay] = useState('')
  const [hour, setHour] = useState('09:00')
  const at = day === '' ? undefined : `${day}T${hour}:00+09:00`
  const hindrance = hindranceOf(editing) ?? (at && !isTimeOfDay(hour) ? 'At which hour?' : null)
  const isFault = tour.problems.length > 0 || saving === 'refused' || saving === 'cut-off'
  const count = tour.differences.length
  const label =
    tour.slug === null
      ? 'Publish tour'
      : count === 1
        ? 'Publish 1 change'
        : count === 0
          ? 'Publish changes'
          : `Publish ${count} changes`
  useKeys({ 'Ctrl Enter': { does: label, run: () => !hindrance && !isPending && onPublish(at) } })
  const { tone, words } = stateOfTour(tour)
  const isChanged = tour.state === 'published' && count > 0
  return (
    <Panel
      title="Publishing"
      inked
      aside={isChanged ? <Tag tone="waiting">{count} not public</Tag> : <Tag tone={tone}>{words}</Tag>}
    >
      <ul className="grid gap-1 text-sm">
        {problems.map((problem) => (
          <li
            key={`${problem.field} ${problem.sentence}`}
            className="grid grid-cols-[18px_minmax(0,1fr)_auto] gap-2 py-1"
          >
            <Icon of={CircleAlert} dense className="mt-0.5 text-beni" />
            <bdi>{problem.sentence}</bdi>
            <TextButton onClick={() => onGo(problem)} className="self-start max-md:min-h-11">
              Go there<span className="sr-only">: {problem.sentence}</span>
            </TextButton>
          </li>
        ))}
        {(Object.keys(fine) as EditorAnchor[])
          .filter((anchor) => !problems.some((problem) => problem.anchor === anchor))
          .map((anchor) => (
            <li key={anchor} className="grid grid-cols-[18px_minmax(0,1fr)] gap-2 py-1 text-ink-2">
              <Icon of={Check} dense className="mt-0.5" />
              {fine[anchor]}
            </li>
          ))}
      </ul>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-2.5">
        <DatePicker
          label="Public from"
          size="small"
          optional
          value={day || null}
          minDay={todayInTokyo()}
          placeholder="At once"
          onChange={setDay}
        />
        <TextField
          label="Hour, Tokyo"
          size="small"
          inputMode="numeric"
          value={hour}
          isDisabled={day === ''}
          onChange={setHour}
          {...(isTimeOfDay(hour) ? {} : { error: 'As 09:00.' })}
        />
        <p className="col-span-full text-[0.78125rem] text-ink-3">
          {tour.publishAt
            ? `It becomes public on ${shortDay(tour.publishAt.slice(0, 10))} at ${tour.publishAt.slice(11, 16)}, unless it is changed.`
            : day === ''
              ? 'Without a day: at once.'
              : ''}
          {day !== '' && !tour.publishAt && <TextButton onClick={() => setDay('')}>Without a day: at once</TextButton>}
          {tour.publishAt && (
            <TextButton onClick={onHoldBack} className="ms-1.5">
              Take that back
            </TextButton>
          )}
        </p>
      </div>
      {tour.state === 'published' && (
        <Switch
          isSelected={tour.featured}
          onChange={onFeature}
          className="mt-2 !min-h-10 border-y border-line !py-1 text-sm max-md:!min-h-11"
        >
          Featured on the home page
        </Switch>
      )}
      <div className="mt-3 grid gap-2 text-center">
        <Button
          wide
          size="small"
          variant="primary"
          isPending={isPending}
          pendingLabel="Publishing…"
          isDisabled={hindrance !== null}
          aria-describedby="publishing-hindrance"
          onPress={() => onPublish(at)}
          className="!min-h-10 max-md:!min-h-11"
        >
          {at ? `Publish on ${shortDay(day)}, ${hour}` : label}
        </Button>
        <p
          id="publishing-hindrance"
          className={cx('text-[0.8125rem] empty:hidden', isFault ? 'text-beni' : 'text-ink-3')}
        >
          {hindrance}
        </p>
        <Button
          wide
          size="small"
          onPress={() => void save()}
          isDisabled={saving === 'saved'}
          className="max-md:min-h-11"
        >
          Save draft
        </Button>
      </div>
      <p className="mt-2.5 text-[0.78125rem] text-ink-3">
        {savedWords(editing)}{' '}
        {tour.publishedAt &&
          `Public version: ${tour.publishedBy ? `${tour.publishedBy}, ` : ''}${shortDay(tour.publishedAt.slice(0, 10))} ${tour.publishedAt.slice(11, 16)}. `}
        {tour.published && tour.hasDraft && <TextButton onClick={onCompare}>Compare</TextButton>}
      </p>
    </Panel>
  )
}

const COUNTS = ['', 'One thing', 'Two things', 'Three things', 'Four things', 'Five things', 'Six things']

/** Why it cannot be published now; null: it can. */
function hindranceOf({ tour, apart, saving }: TourEditing): string | null {
  if (apart) return 'Two versions: choose first'
  if (saving === 'cut-off') return 'Not saved yet'
  if (saving === 'refused') return 'Something typed cannot be saved'
  const { length } = tour.problems
  if (length > 0) return `${COUNTS[length] ?? `${length} things`} to mend first`
  if (!tour.hasDraft && saving === 'saved') return 'Nothing is different from what is public'
  return null
}

/** "Draft saved 10:18", or since when it is not. */
export function savedWords({ tour, saving, apart }: Pick<TourEditing, 'tour' | 'saving' | 'apart'>): string {
  const at = tour.savedAt?.slice(11, 16)
  if (apart) return 'Not saved: somebody else saved meanwhile.'
  if (saving === 'saving') return 'Saving…'
  if (saving === 'cut-off') return `Not saved${at ? ` since ${at}` : ''}, kept here. It is tried again by itself.`
  if (saving === 'refused') return `Not saved${at ? ` since ${at}` : ''}: something needs mending.`
  if (saving === 'waiting') return 'Not saved yet.'
  if (!tour.hasDraft) return 'Everything is public.'
  return at ? `Draft saved ${at}.` : 'Draft.'
}
