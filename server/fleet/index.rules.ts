/** What of the fleet is pure and the rules of others name things with. */
export { classNameOf } from './class-name.rules.ts'
export { classesLarger, isBookedOrStandIn } from './class-rank.rules.ts'
export { deskNameOf, type Named, whyOutOfService } from './desk-name.rules.ts'
export { hoursOn, isWithUs, worksOn } from './works-on.rules.ts'
