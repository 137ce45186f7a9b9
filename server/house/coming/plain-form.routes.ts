import { Email } from '#contract/text.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, originOf } from '#server/platform/serve.ts'
import { wishForOpening } from './wish-to-hear.ts'

const fewBytes = 4096

/** Where the form leads, by what came of it: each a page that stands while the house is closed. */
const answers = {
  asked: '/tell-me/asked',
  open: '/',
  address: '/tell-me/opening?fault=address',
  often: '/tell-me/opening?fault=often',
} as const

/**
 * The page of a closed house has no code of ours, so its form is the browser's own: it is sent as one, and answered by
 * another page. Pages and form have one origin, wherever the API is.
 */
export function plainFormRoutes({ app }: Api, ctx: Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: fewBytes },
      (_, body, done) => done(null, body),
    )
    scope.post('/tell-me/opening', async (request, reply) => {
      const typed = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const email = Email.safeParse(typed.get('email') ?? '')
      const answer = async (): Promise<keyof typeof answers> => {
        // A robot that filled in what people do not see is thanked like everybody, and learns nothing.
        if (typed.get('website')) return 'asked'
        if (!email.success) return 'address'
        return wishForOpening(ctx, email.data, originOf(request)).catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'house.too-many-wishes') return 'often'
          throw error
        })
      }
      return reply.header('cache-control', 'no-store').redirect(answers[await answer()], 303)
    })
  })
}
