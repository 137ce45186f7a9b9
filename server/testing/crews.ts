/** Small fleets, jobs and their judge, for the rules of others. */
export { car, chauffeur, demandFor, fleetOf, guide } from '#server/inventory/crew.fixture.ts'
export { jobOf } from '#server/inventory/demand.rules.ts'
export { job } from '#server/inventory/duty.fixture.ts'
export { checkDuty } from '#server/inventory/duty.rules.ts'
