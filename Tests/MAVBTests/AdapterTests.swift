import Testing
@testable import MAVB
