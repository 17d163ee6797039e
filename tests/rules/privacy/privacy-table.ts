/**
 * The readers of each document of a ride, in every situation (rides 4, R11, R33, D43), by their names in
 * `privacy-people.ts`. No other person reads it. The driver is the ride's present one, also while it is only offered.
 */
export const RIDE_PRIVACY = `
| in this situation       | this document | is read by its path by                                                               | and in a list by |
| requested               | ride          | passenger, drivers, administrators                                                   | the same         |
| requested               | details       | passenger, administrators                                                            | -                |
| search over             | ride          | passenger, administrators                                                            | passenger, drivers, administrators |
| search over             | details       | passenger, administrators                                                            | -                |
| offered                 | ride          | passenger, driver, administrators                                                    | the same         |
| offered                 | details       | passenger, administrators                                                            | -                |
| accepted                | ride          | passenger, driver, administrators                                                    | the same         |
| accepted                | details       | passenger, driver, administrators                                                    | -                |
| accepted for tomorrow   | ride          | passenger, driver, administrators                                                    | the same         |
| accepted for tomorrow   | details       | passenger, administrators                                                            | -                |
| moved to tomorrow       | ride          | passenger, driver, administrators                                                    | the same         |
| moved to tomorrow       | details       | passenger, administrators                                                            | -                |
| on the way              | ride          | passenger, driver, administrators                                                    | the same         |
| on the way              | details       | passenger, driver, administrators                                                    | -                |
| arrived                 | ride          | passenger, driver, administrators                                                    | the same         |
| arrived                 | details       | passenger, driver, administrators                                                    | -                |
| in progress             | ride          | passenger, driver, administrators                                                    | the same         |
| in progress             | details       | passenger, driver, administrators                                                    | -                |
| completed               | ride          | passenger, driver, administrators                                                    | the same         |
| completed               | details       | passenger, driver, administrators                                                    | -                |
| completed a day ago     | ride          | passenger, driver, administrators                                                    | the same         |
| completed a day ago     | details       | passenger, administrators                                                            | -                |
| no-show                 | ride          | passenger, driver, administrators                                                    | the same         |
| no-show                 | details       | passenger, driver, administrators                                                    | -                |
| cancelled while offered | ride          | passenger, driver, administrators                                                    | the same         |
| cancelled while offered | details       | passenger, administrators                                                            | -                |
| cancelled on the way    | ride          | passenger, driver, administrators                                                    | the same         |
| cancelled on the way    | details       | passenger, driver, administrators                                                    | -                |
| cancelled long before   | ride          | passenger, driver, administrators                                                    | the same         |
| cancelled long before   | details       | passenger, administrators                                                            | -                |
| cancelled by itself     | ride          | passenger, administrators                                                            | the same         |
| cancelled by itself     | details       | passenger, administrators                                                            | -                |
| expired                 | ride          | passenger, administrators                                                            | the same         |
| expired                 | details       | passenger, administrators                                                            | -                |
| both rejected           | ride          | passenger, passenger’s ended session, driver, driver’s ended session, administrators | the same         |
| both rejected           | details       | passenger, passenger’s ended session, administrators                                 | -                |
| driver drives no more   | ride          | passenger, driver, driver’s ended session, administrators                            | the same         |
| driver drives no more   | details       | passenger, administrators                                                            | -                |
`;

/** The same of all other documents, while the ride is in progress: access to them does not depend on the ride. */
export const FIRM_PRIVACY = `
| in this situation | this document                        | is read by its path by                               | and in a list by |
| in progress       | remark of who declined it            | who declined it, administrators                      | administrators   |
| in progress       | remark of who gave it back           | who gave it back, administrators                     | administrators   |
| in progress       | remark of the passenger              | passenger, administrators                            | administrators   |
| in progress       | shift                                | driver, administrators                               | administrators   |
| in progress       | old shift of the passenger           | passenger, administrators                            | administrators   |
| in progress       | hours of the driver                  | -                                                    | driver, administrators |
| in progress       | when the driver works                | driver, administrators                               | administrators   |
| in progress       | car that the driver has              | -                                                    | drivers          |
| in progress       | rider                                | passenger, administrators                            | administrators   |
| in progress       | rider of the other passenger         | another passenger, administrators                    | administrators   |
| in progress       | old bookings of the driver           | driver, administrators                               | administrators   |
| in progress       | push devices of the driver           | -                                                    | -                |
| in progress       | whether the driver can be notified   | -                                                    | administrators   |
| in progress       | notice that was sent                 | -                                                    | -                |
| in progress       | customer                             | administrators                                       | the same         |
| in progress       | removed customer                     | administrators                                       | the same         |
| in progress       | blocked number                       | administrators                                       | -                |
| in progress       | vehicle                              | approved                                             | the same         |
| in progress       | import                               | administrators                                       | the same         |
| in progress       | what a file has changed              | administrators                                       | -                |
| in progress       | order                                | administrators                                       | the same         |
| in progress       | what an order has made               | administrators                                       | -                |
| in progress       | closed days                          | approved                                             | -                |
| in progress       | settings                             | approved                                             | -                |
| in progress       | tariff                               | administrators                                       | the same         |
| in progress       | search figure                        | approved                                             | -                |
| in progress       | passenger’s account                  | passenger, passenger’s ended session, administrators | administrators   |
| in progress       | driver’s account                     | driver, driver’s ended session, administrators       | administrators   |
| in progress       | account with the passenger’s address | who claims the passenger’s address, administrators   | administrators   |
| in progress       | passenger’s audit entry              | administrators                                       | the same         |
| in progress       | driver’s audit entry                 | administrators                                       | the same         |
| in progress       | note                                 | -                                                    | administrators   |
| in progress       | directory entry                      | everybody                                            | -                |
| in progress       | released directory entry             | -                                                    | -                |
| in progress       | tombstone                            | administrators                                       | -                |
| in progress       | mail                                 | -                                                    | -                |
| in progress       | mail that was sent                   | -                                                    | -                |
| in progress       | mail that was given up               | -                                                    | administrators   |
`;
