// On Apple's platforms, Foundation also re-exports this module.
@_exported import PlatenSecurity
