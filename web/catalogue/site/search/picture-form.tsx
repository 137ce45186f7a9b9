import { ArrowRight, Calendar, Check, Users } from 'lucide-react'
import { useId } from 'react'
import type { Category } from '#contract/catalogue.ts'
import { counted } from '#core/words.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Print } from '#web/ui/print.tsx'
import { answerLook, cellIconLook, cellLabelLook } from '#web/ui/search-ticket/form-look.ts'
import { SearchButton } from '#web/ui/search-ticket/search-button.tsx'
import { DayField, GuestsField } from './picked-fields.tsx'
import { gridPath } from './search-address.ts'
import { useGridSearch } from './use-grid-search.ts'

export type PictureChoice = Pick<Category, 'slug' | 'name' | 'picture' | 'tourCount'>

/** A wall of prints: one or several lines, then day and party. */
export function PictureForm({ choices }: { choices: readonly PictureChoice[] }) {
  const search = useGridSearch()
  return (
    <search aria-label="Find a tour">
      <form method="get" action={gridPath} onSubmit={search} className="grid gap-7 md:gap-9">
        <fieldset>
          <legend className="sr-only">Areas and themes</legend>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-5 md:gap-x-4 md:gap-y-7">
            {choices.map((choice) => (
              <li key={choice.slug}>
                <PictureTile {...choice} />
              </li>
            ))}
          </ul>
        </fieldset>
        <WhenAndWho />
      </form>
    </search>
  )
}

const BOX =
  'absolute start-2.5 top-2.5 z-10 grid size-6 place-items-center rounded-[3px] border-[1.5px] border-edge bg-surface text-transparent peer-checked:border-ai peer-checked:bg-ai peer-checked:text-surface'

function PictureTile({ slug, name, picture, tourCount }: PictureChoice) {
  return (
    <label className="group/tile relative block cursor-pointer">
      <input
        type="checkbox"
        name="line"
        value={slug}
        className="peer absolute inset-0 z-20 size-full cursor-pointer opacity-0"
      />
      <span aria-hidden className={BOX}>
        <Icon of={Check} dense />
      </span>
      <span className="block outline-ai peer-checked:outline-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-checked:peer-focus-visible:outline-4">
        <Print of={picture} alt="" sizes="(width < 600px) 50vw, (width < 900px) 33vw, 300px" className="aspect-4/3" />
      </span>
      <span className="mt-2 block text-[0.96875rem] leading-snug font-semibold group-hover/tile:underline peer-checked:text-ai">
        {name}
      </span>
      <span className="block text-sm text-ink-2">
        <bdi>{counted(tourCount, 'tour')}</bdi>
      </span>
    </label>
  )
}

/** The short ticket under the wall. */
function WhenAndWho() {
  const id = useId()
  const cell = 'relative h-[4.25rem] min-w-0 border-dashed border-edge'
  return (
    <div className="grid grid-cols-2 rounded-field border border-ink bg-surface shadow-lift md:max-w-[760px] md:grid-cols-[1fr_1fr_auto]">
      <div className={cell}>
        <label htmlFor={`${id}day`} id={`${id}day-label`} className={cellLabelLook('column')}>
          Day
        </label>
        <Icon of={Calendar} className={cellIconLook('column')} />
        <DayField id={`${id}day`} named="" look={answerLook('column')} />
      </div>
      <div className={cx(cell, 'border-s-[1.5px]')}>
        <label htmlFor={`${id}guests`} id={`${id}guests-label`} className={cellLabelLook('column')}>
          Party
        </label>
        <Icon of={Users} className={cellIconLook('column')} />
        <GuestsField id={`${id}guests`} named="" look={answerLook('column')} />
      </div>
      <SearchButton className="min-h-[4.25rem] !rounded-none text-[1.0625rem] max-md:col-span-2 max-md:min-h-14 max-md:!rounded-b-[3px] md:!rounded-e-[3px] md:px-[2.125rem]">
        Find a day <Icon of={ArrowRight} points />
      </SearchButton>
    </div>
  )
}
