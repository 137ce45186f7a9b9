import { answerTwoFactor as answerTwoFactorCall } from '#contract/getting-in.ts'
import * as people from '#contract/office-people.ts'
import * as security from '#contract/security.ts'
import { readKeysTrail } from '#server/platform/change-trail.store.ts'
import type { Context } from '#server/platform/context.ts'
import { type Api, serve } from '#server/platform/serve.ts'
import { changeOfficeRoles } from './change-office-roles.ts'
import { changePassword } from './change-password.ts'
import { changeRole } from './change-role.ts'
import { readSecurity, revokeDevice, revokeOtherDevices } from './devices.ts'
import { inviteAgain, inviteToOffice, listOfficePeople } from './office-people.ts'
import { proveSession } from './prove-session.ts'
import { answerTwoFactor } from './two-factor/answer-two-factor.ts'
import { newRecoveryCodes, turnOffTwoFactor } from './two-factor/change-two-factor.ts'
import { beginTwoFactor, turnOnTwoFactor } from './two-factor/set-up.ts'

export function securityRoutes(api: Api, ctx: Context) {
  serve(api, answerTwoFactorCall, ({ input, origin }) => answerTwoFactor(ctx, input, origin))
  serve(api, security.proveIt, async ({ caller, input, origin }) => {
    await proveSession(ctx, caller, input, origin)
    return undefined
  })
  serve(api, security.securityOverview, ({ caller }) => readSecurity(ctx, caller))
  serve(api, security.changePassword, ({ caller, input, origin }) => changePassword(ctx, caller, input, origin))
  serve(api, security.beginTwoFactor, ({ caller, input, origin }) => beginTwoFactor(ctx, caller, input, origin))
  serve(api, security.turnOnTwoFactor, ({ caller, input, origin }) => turnOnTwoFactor(ctx, caller, input.code, origin))
  serve(api, security.turnOffTwoFactor, ({ caller, input, origin }) => turnOffTwoFactor(ctx, caller, input, origin))
  serve(api, security.newRecoveryCodes, ({ caller, input, origin }) => newRecoveryCodes(ctx, caller, input, origin))
  serve(api, security.revokeDevice, ({ caller, input, origin }) => revokeDevice(ctx, caller, input.id, origin))
  serve(api, security.revokeOtherDevices, ({ caller, origin }) => revokeOtherDevices(ctx, caller, origin))
  serve(api, people.officePeople, ({ caller }) => listOfficePeople(ctx, caller))
  serve(api, people.keysTrail, async () => ({ changes: await readKeysTrail(ctx.db) }))
  serve(api, people.inviteToOffice, ({ caller, input, origin }) => inviteToOffice(ctx, caller, input, origin))
  serve(api, people.changeOfficeRoles, async ({ caller, input, origin }) => {
    await changeOfficeRoles(ctx, caller, input, origin)
    return listOfficePeople(ctx, caller)
  })
  serve(api, people.inviteAgain, ({ caller, input }) => inviteAgain(ctx, caller, input.id))
  serve(api, security.changeRole, ({ caller, input, origin }) => changeRole(ctx, caller, input, origin))
}
