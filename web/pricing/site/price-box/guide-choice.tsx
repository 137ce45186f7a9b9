import { TICK_BOX } from '#web/ui/tick-box.ts'
import type { Box } from './box.ts'

/** A guide for a tour that has only its chauffeur. What that costs stands among the lines. */
export function GuideChoice({ box: { tour, choice, change } }: { box: Box }) {
  if (tour.guideIncluded) return null
  return (
    <label className="flex cursor-pointer touch-manipulation items-start gap-3 rounded-field border border-edge px-3.5 py-2.5 hover:bg-paper-2 has-checked:border-ai has-checked:bg-ai-soft has-checked:inset-ring has-checked:inset-ring-ai noscript:hidden">
      <input
        type="checkbox"
        checked={choice.guide}
        onChange={(event) => change({ guide: event.target.checked })}
        className={`mt-0.5 ${TICK_BOX}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-[0.9375rem] leading-normal font-semibold">Add a guide</span>
        <bdi className="block text-xs text-ink-2">
          {choice.guide && !choice.day
            ? 'English-speaking, all day. Choose a day to see the price.'
            : 'English-speaking, with you all day beside the chauffeur.'}
        </bdi>
      </span>
    </label>
  )
}
