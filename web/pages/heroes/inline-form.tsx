import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SentenceForm } from '#web/catalogue/site/search/sentence-form.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { Print } from '#web/ui/print.tsx'
import { fujiDawn } from '#web/ui/prints/fuji-dawn.generated.ts'
import { askLines, toSentenceStart } from './sentence-start.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  toSentenceStart(await askLines(context.get(callContext)))
export const clientLoader = async () => (await import('./load-in-browser.ts')).loadSentenceStart()

export default function InlineForm() {
  const { day, suggestions } = useLoaderData<typeof loader>()
  return (
    <>
      <section className="wrap pt-8 pb-9 md:pt-16 md:pb-14">
        <h1 className="mb-4 text-sm font-semibold text-ink-2 md:mb-6">Say it in one line</h1>
        <SentenceForm guests={2} day={day} suggestions={suggestions} />
      </section>
      <Print of={fujiDawn} sizes="100vw" focus="60% 28%" priority slip className="h-[15.625rem] md:h-[28.75rem]" />
    </>
  )
}
