/**
 * The readers of a ride's documents in every situation (rides 4, R11, R33, D43). `privacy-people.ts` has their names.
 * No one else reads the document. `driver` is the ride's present driver, or has an offer of it.
 */
export const RIDE_PRIVACY = `
| in this situation       | this document | is read by its path by                                                               | and in a list by |
| requested               | ride          | passenger, drivers, dispatchers                                                      | the same         |
| requested               | details       | passenger, dispatchers                                                               | -                |
| search over             | ride          | passenger, dispatchers                                                               | passenger, drivers, dispatchers    |
| search over             | details       | passenger, dispatchers                                                               | -                |
| offered                 | ride          | passenger, driver, dispatchers                                                       | the same         |
| offered                 | details       | passenger, dispatchers                                                               | -                |
| accepted                | ride          | passenger, driver, dispatchers                                                       | the same         |
| accepted                | details       | passenger, driver, dispatchers                                                       | -                |
| accepted for tomorrow   | ride          | passenger, driver, dispatchers                                                       | the same         |
| accepted for tomorrow   | details       | passenger, dispatchers                                                               | -                |
| moved to tomorrow       | ride          | passenger, driver, dispatchers                                                       | the same         |
| moved to tomorrow       | details       | passenger, dispatchers                                                               | -                |
| on the way              | ride          | passenger, driver, dispatchers                                                       | the same         |
| on the way              | details       | passenger, driver, dispatchers                                                       | -                |
| arrived                 | ride          | passenger, driver, dispatchers                                                       | the same         |
| arrived                 | details       | passenger, driver, dispatchers                                                       | -                |
| in progress             | ride          | passenger, driver, dispatchers                                                       | the same         |
| in progress             | details       | passenger, driver, dispatchers                                                       | -                |
| completed               | ride          | passenger, driver, dispatchers                                                       | the same         |
| completed               | details       | passenger, driver, dispatchers                                                       | -                |
| completed a day ago     | ride          | passenger, driver, dispatchers                                                       | the same         |
| completed a day ago     | details       | passenger, dispatchers                                                               | -                |
| no-show                 | ride          | passenger, driver, dispatchers                                                       | the same         |
| no-show                 | details       | passenger, driver, dispatchers                                                       | -                |
| cancelled while offered | ride          | passenger, driver, dispatchers                                                       | the same         |
| cancelled while offered | details       | passenger, dispatchers                                                               | -                |
| cancelled on the way    | ride          | passenger, driver, dispatchers                                                       | the same         |
| cancelled on the way    | details       | passenger, driver, dispatchers                                                       | -                |
| cancelled long before   | ride          | passenger, driver, dispatchers                                                       | the same         |
| cancelled long before   | details       | passenger, dispatchers                                                               | -                |
| cancelled by itself     | ride          | passenger, dispatchers                                                               | the same         |
| cancelled by itself     | details       | passenger, dispatchers                                                               | -                |
| expired                 | ride          | passenger, dispatchers                                                               | the same         |
| expired                 | details       | passenger, dispatchers                                                               | -                |
| both rejected           | ride          | passenger, passenger’s ended session, driver, driver’s ended session, dispatchers    | the same         |
| both rejected           | details       | passenger, passenger’s ended session, dispatchers                                    | -                |
| driver drives no more   | ride          | passenger, driver, driver’s ended session, dispatchers                               | the same         |
| driver drives no more   | details       | passenger, dispatchers                                                               | -                |
`;

/** The readers of all other documents, while the ride is in progress. Access to them does not depend on the ride. */
export const FIRM_PRIVACY = `
| in this situation | this document                        | is read by its path by                               | and in a list by |
| in progress       | remark of who declined it            | who declined it, dispatchers                         | dispatchers      |
| in progress       | remark of who gave it back           | who gave it back, dispatchers                        | dispatchers      |
| in progress       | remark of the passenger              | passenger, dispatchers                               | dispatchers      |
| in progress       | shift                                | driver, dispatchers                                  | dispatchers      |
| in progress       | old shift of the passenger           | passenger, dispatchers                               | dispatchers      |
| in progress       | hours of the driver                  | -                                                    | driver, dispatchers    |
| in progress       | when the driver works                | driver, dispatchers                                  | dispatchers      |
| in progress       | papers of the driver                 | driver, dispatchers                                  | dispatchers      |
| in progress       | papers of the car                    | drivers, dispatchers                                 | the same         |
| in progress       | car that the driver has              | -                                                    | drivers          |
| in progress       | rider                                | passenger, dispatchers                               | dispatchers      |
| in progress       | rider of the other passenger         | another passenger, dispatchers                       | dispatchers      |
| in progress       | old bookings of the driver           | driver, dispatchers                                  | dispatchers      |
| in progress       | push devices of the driver           | -                                                    | -                |
| in progress       | whether the driver can be notified   | -                                                    | dispatchers      |
| in progress       | notice that was sent                 | -                                                    | -                |
| in progress       | customer                             | dispatchers                                          | the same         |
| in progress       | removed customer                     | dispatchers                                          | the same         |
| in progress       | blocked number                       | dispatchers                                          | -                |
| in progress       | vehicle                              | approved                                             | the same         |
| in progress       | import                               | dispatchers                                          | the same         |
| in progress       | what a file has changed              | dispatchers                                          | -                |
| in progress       | order                                | dispatchers                                          | the same         |
| in progress       | what an order has made               | dispatchers                                          | -                |
| in progress       | closed days                          | approved                                             | -                |
| in progress       | kinds of papers                      | drivers, dispatchers                                 | -                |
| in progress       | settings                             | approved                                             | -                |
| in progress       | settings of the books                | approved                                             | -                |
| in progress       | fare                                 | passenger, driver, dispatchers                       | dispatchers      |
| in progress       | fare before a change                 | -                                                    | dispatchers      |
| in progress       | sums of the driver                   | -                                                    | driver, dispatchers |
| in progress       | sums of the driver’s hidden fares    | -                                                    | dispatchers      |
| in progress       | sums of the car                      | -                                                    | dispatchers      |
| in progress       | what the driver has handed in        | -                                                    | driver, dispatchers |
| in progress       | tariff                               | passenger, another passenger, drivers, dispatchers   | passenger, another passenger, drivers, dispatchers |
| in progress       | payer                                | dispatchers                                          | the same         |
| in progress       | payer before a change                | dispatchers                                          | -                |
| in progress       | bill                                 | system_admin                                         | the same         |
| in progress       | line of a bill                       | -                                                    | system_admin     |
| in progress       | number of a bill                     | -                                                    | system_admin     |
| in progress       | payment of a bill                    | system_admin                                         | the same         |
| in progress       | search figure                        | approved                                             | -                |
| in progress       | passenger’s account                  | passenger, passenger’s ended session, reviewers, dispatchers | reviewers, dispatchers   |
| in progress       | driver’s account                     | driver, driver’s ended session, reviewers, dispatchers       | reviewers, dispatchers   |
| in progress       | account with the passenger’s address | who claims the passenger’s address, reviewers        | reviewers        |
| in progress       | passenger’s audit entry              | reviewers                                            | the same         |
| in progress       | driver’s audit entry                 | reviewers                                            | the same         |
| in progress       | note                                 | -                                                    | reviewers        |
| in progress       | directory entry                      | everybody                                            | -                |
| in progress       | released directory entry             | -                                                    | -                |
| in progress       | tombstone                            | reviewers                                            | -                |
| in progress       | mail                                 | -                                                    | -                |
| in progress       | mail that was sent                   | -                                                    | -                |
| in progress       | mail that was given up               | -                                                    | reviewers        |
`;
