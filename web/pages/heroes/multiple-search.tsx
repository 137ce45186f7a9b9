import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router'
import { type Asks, asksQuery } from '#web/catalogue/site/search/asks.ts'
import { AsksForm } from '#web/catalogue/site/search/asks-form.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { Print } from '#web/ui/print.tsx'
import { asakusaNight } from '#web/ui/prints/asakusa-night.generated.ts'
import { answerAll } from './multiple-search/answer-ask.ts'
import { AskResult } from './multiple-search/ask-result.tsx'

const path = '/heroes/multiple-search'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await answerAll(context.get(callContext), request.url)
  // A rendered page is kept for others, who should not inherit an outage.
  if (page.answers.some(({ failure }) => failure?.isOutage)) throw new Response(null, { status: 503 })
  return page
}

export const clientLoader = async ({ request }: LoaderFunctionArgs) =>
  (await import('./multiple-search/load-in-browser.ts')).answerInBrowser(request.url)

export default function MultipleSearch() {
  const { guests, answers } = useLoaderData<typeof loader>()
  const asks: Asks = { guests, asks: answers.map(({ ask }) => ask) }
  const navigate = useNavigate()
  const isFinding = useNavigation().location?.pathname === path
  const heading = useRef<HTMLHeadingElement>(null)
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current && answers.length > 0) heading.current?.focus()
    hasAsked.current = false
  }, [answers])
  const find = (asked: Asks) => {
    hasAsked.current = true
    navigate(path + asksQuery(asked), { preventScrollReset: true })
  }
  return (
    <>
      <div className="wrap grid items-end gap-5 md:grid-cols-2 md:gap-14 md:pt-6">
        <h1 className="font-serif text-[clamp(42px,4.8vw,70px)] leading-[1.01] font-[360] tracking-[-0.022em] md:pb-12">
          Ask for the whole stay at once.
        </h1>
        <Print
          of={asakusaNight}
          sizes="(width < 900px) max(100vw, 350px), max(50vw, 510px)"
          priority
          slip
          className="-order-1 -mx-(--gut) h-[14.375rem] md:order-none md:ms-0 md:h-[21.25rem]"
        />
      </div>
      <div className="wrap relative z-10 pt-5 md:-mt-6 md:pt-0">
        <div className="md:w-[calc(100%-48px)] md:bg-paper md:pt-7">
          <AsksForm key={asksQuery(asks)} action={path} named={asks} isFinding={isFinding} onFind={find} />
        </div>
      </div>
      {answers.length > 0 && (
        <section className="wrap pt-14 md:pt-18" aria-labelledby="found">
          <h2 id="found" ref={heading} tabIndex={-1} className="font-serif text-d2 outline-none">
            What we found
          </h2>
          {answers.map((answer, index) => (
            <AskResult key={`${answer.ask.q} ${answer.ask.day}`} place={index + 1} answer={answer} guests={guests} />
          ))}
        </section>
      )}
    </>
  )
}
