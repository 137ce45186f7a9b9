import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { fetchFailed, useCatalogue } from '#web/catalogue/site/cards/catalogue-store.ts'
import { fetchCategoriesAndTours, orThrow } from '#web/catalogue/site/catalogue-calls.ts'
import { PictureForm } from '#web/catalogue/site/search/picture-form.tsx'
import { callContext } from '#web/platform/load-context.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { toPictureChoices } from './picture-choices.ts'

export const loader = async ({ context }: LoaderFunctionArgs) =>
  toPictureChoices(await orThrow((tell) => fetchCategoriesAndTours(context.get(callContext), tell)))

export const clientLoader = async () => (await import('./load-in-browser.ts')).loadPictureChoices()

export default function ImageGallery() {
  const choices = useLoaderData<typeof clientLoader>()
  const { loading, error } = useCatalogue()
  const { revalidate } = useRevalidator()
  return (
    <div className="wrap pt-7 md:pt-12">
      <h1 className="font-serif text-[clamp(38px,4.4vw,62px)] leading-[1.04] font-[360] tracking-[-0.022em]">
        Which of these is your day?
      </h1>
      <p className="mt-3 mb-7 max-w-[46ch] font-serif text-lead text-ink-2 md:mb-9">
        Choose one picture or several. Then say when, and how many you are.
      </p>
      {choices ? (
        <PictureForm choices={choices} />
      ) : (
        <ErrorState title="The pictures did not load" onRetry={revalidate} isRetrying={loading}>
          {error || fetchFailed}
        </ErrorState>
      )}
    </div>
  )
}
